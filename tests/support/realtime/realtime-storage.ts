/** Durable storage in memory, as far as hosts of rooms use it. The contract suite tests the real ones. */
export function storageInMemory() {
  const values = new Map<string, unknown>();
  let alarm: number | null = null;
  const storage = {
    get: async (key: string) => values.get(key),
    list: async <Value>() => new Map(values) as Map<string, Value>,
    async put(key: string | Record<string, unknown>, value?: unknown) {
      const pairs = typeof key === "string" ? { [key]: value } : key;
      for (const [name, one] of Object.entries(pairs)) values.set(name, one);
    },
    async delete(keys: string | string[]) {
      for (const key of [keys].flat()) values.delete(key);
    },
    // Since 2026 it deletes alarms too (compatibility flag delete_all_deletes_alarm).
    async deleteAll() {
      values.clear();
      alarm = null;
    },
    getAlarm: async () => alarm,
    async setAlarm(at: number) {
      alarm = at;
    },
    async deleteAlarm() {
      alarm = null;
    },
  };
  return {
    values,
    storage,
    alarm: () => alarm,
    ring: () => {
      alarm = null;
    },
  };
}
export type StorageInMemory = ReturnType<typeof storageInMemory>;
