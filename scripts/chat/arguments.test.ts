import { expect, it } from "vitest";
import { parseChatCommand } from "./arguments.ts";

it.each([
  ["shout", 'Unknown command "shout"'],
  ["mute 12", "Usage: npm run chat -- mute WHO MINUTES"],
  ["mute 12 7", "MINUTES must be one of 0, 10, 60, 1440, 10080"],
  ["mute x 10", "WHO must be an account number or a nickname"],
  ["mute 12 10 --match abc", 'MATCH must be a number such as 12, not "abc"'],
  ["unmute 12 --remove", "unmute does not accept --remove"],
  ["delete 1 <b>", "MESSAGE must be a message id"],
  ["slow 1 31", "SECONDS must be one of 0, 10, 30, 60, 300"],
  ["followers 1 maybe", "The last argument must be one of on, off"],
  ["log --type praise", "--type must be one of report, delete, mute, mode"],
  ["log --limit 0", "--limit must be a number from 1 to 5000"],
  ["log --loud", "--loud"],
  ["log --url ftp://x", "--url must be a web address"],
])("npm run chat refuses %j with the reason", (words, why) => {
  expect(() => parseChatCommand(words.split(" "))).toThrow(why);
});
