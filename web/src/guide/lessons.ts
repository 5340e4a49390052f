/** The lessons of all games that have one. */
import type { Lesson } from "../games/lesson";
import { variantGame } from "../lib/variant";

const FILES = import.meta.glob<Lesson>("../games/*/lesson.ts", { import: "default", eager: true });

export const LESSONS = Object.values(FILES).sort((one, other) => one.order - other.order);

export const findLesson = (variant: string) => LESSONS.find(({ game }) => game === variantGame(variant)) ?? null;
