import { ACCOUNT_LENGTHS } from "#shared/account/account-rules.table.ts";
import type { FieldError } from "#shared/errors/index.ts";
import type { UserRow } from "./account.queries.ts";
import { isMadeOfNames, plainPassword } from "./password.rules.ts";

/**
 * Words and phrases of Vietnamese passwords that the package's list lacks, or has without digits; short ones become
 * passwords by {@link ENDINGS}.
 */
const VIETNAMESE = [
  ...[
    "matkhau",
    "anhyeuem",
    "emyeuanh",
    "yeuem",
    "yeuanh",
    "yeuemnhieu",
    "anhnhoem",
    "maiyeu",
    "maimaiyeuem",
  ],
  ...[
    "bongda",
    "bongdaso",
    "bongdalive",
    "vietnam",
    "vietnamvodich",
    "vodich",
    "hanoi",
    "saigon",
    "sieunhan",
  ],
  ...["khongco", "khongbiet", "khongnho", "quenmatkhau", "taikhoan", "xinchao", "toiyeuvietnam", "conheo"],
  ...["congphuong", "quanghai", "tienlinh", "xuanson", "hoanganhgialai", "ronaldo", "messi", "manutd"],
];
const ENDINGS = [
  "",
  "1",
  "12",
  "123",
  "1234",
  "12345",
  "123456",
  "@123",
  "123@",
  "@1234",
  "321",
  "2024",
  "2025",
  "2026",
];

const isLongEnough = (password: string): boolean => password.length >= ACCOUNT_LENGTHS.password.min;

let list: Promise<ReadonlySet<string>> | null = null;

/**
 * The common passwords of allowed length, normalized: zxcvbn's list of leaked ones
 * (https://zxcvbn-ts.github.io/zxcvbn/guide/languages/) and the Vietnamese ones above. Loaded lazily, at the first
 * password that is set, so that it does not slow down the start of the Worker.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => {
    const vietnamese = VIETNAMESE.flatMap((word) => ENDINGS.map((ending) => word + ending));
    return new Set([...dictionary["passwords-common"], ...vietnamese].filter(isLongEnough));
  });
  return list;
}

/** Names of the site: its own name is the first password that guessers try. */
const SITE_NAMES = ["bongdalive", "bongda"];

/** Names by which a reader may be known. */
type Names = Pick<UserRow, "user_name" | "nick_name" | "email" | "phone">;

const namesOf = ({ user_name, nick_name, email, phone }: Names): string[] => [
  ...[user_name, nick_name, email?.split("@")[0] ?? ""],
  // E.164, and as dialled in Vietnam.
  ...(phone === null ? [] : [phone, phone.replace(/^\+84/, "0")]),
  ...SITE_NAMES,
];

/** Problem of a password for a reader with these names; null if it is acceptable. */
export async function passwordError(password: string, names: Names): Promise<FieldError | null> {
  if ((await commonPasswords()).has(plainPassword(password))) return "password_common";
  return isMadeOfNames(password, namesOf(names)) ? "password_own_name" : null;
}
