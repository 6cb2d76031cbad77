export { Coach, CoachBrief } from "./coach.schema.ts";
