/**
 * Header by which edge identifies a voter: 64 hexadecimal digits, the hash of a random id that the reader's browser
 * keeps. Edge makes the headers of its requests itself, so no caller can send one.
 */
export const VOTER_HEADER = "x-voter";
