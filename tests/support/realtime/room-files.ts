import { readdir } from "node:fs/promises";

/** Databases of rooms below a folder, each a file of SQLite. */
export async function countRoomFiles(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => /\.sqlite$/.test(file)).length;
}
