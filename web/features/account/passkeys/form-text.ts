/** A text of a form that a script sends. */
export const textIn = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
};
