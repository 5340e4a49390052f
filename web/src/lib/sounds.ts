/** Three short sounds, made on the spot; silent unless the player wants them. */
import { preferences } from "./preferences.svelte";

const NOTES: Record<string, [number, number][]> = {
  tile: [[196, 0]],
  turn: [
    [523, 0],
    [784, 0.09],
  ],
  end: [
    [523, 0],
    [659, 0.12],
    [784, 0.24],
  ],
};

const VOLUMES = { off: 0, quiet: 0.04, normal: 0.12, loud: 0.4 };

let audio: AudioContext | null = null;

export function chime(sound: keyof typeof NOTES): void {
  const loud = VOLUMES[preferences.sound];
  if (!loud) return;
  audio ??= new AudioContext();
  for (const [pitch, after] of NOTES[sound]!) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + after;
    tone.frequency.value = pitch;
    tone.type = "triangle";
    volume.gain.setValueAtTime(loud, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  }
}
