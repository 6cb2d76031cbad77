import { expect, it } from "vitest";
import { parseChatCommand } from "./arguments.ts";

it.each([
  ["shout", 'There is no command "shout"'],
  ["mute 12", "It is written: npm run chat -- mute WHO MINUTES"],
  ["mute 12 7", "How many minutes is one of 0, 10, 60, 1440, 10080"],
  ["mute x 10", "A reader is the number of an account or a nickname"],
  ["mute 12 10 --match abc", 'A match is a number such as 12, not "abc"'],
  ["unmute 12 --remove", "unmute takes no --remove"],
  ["delete 1 <b>", "A message is named like"],
  ["slow 1 31", "How many seconds is one of 0, 10, 30, 60, 300"],
  ["followers 1 maybe", "The last word is one of on, off"],
  ["log --type praise", "--type is one of report, delete, mute, mode"],
  ["log --limit 0", "--limit is a number from 1 to 5000"],
  ["log --loud", "--loud"],
  ["log --url ftp://x", "--url must be a web address"],
])("npm run chat refuses %j with the reason", (words, why) => {
  expect(() => parseChatCommand(words.split(" "))).toThrow(why);
});
