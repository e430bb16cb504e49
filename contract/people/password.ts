/** Password length in characters, our own limits. The only other rule is that very common passwords are refused. */
export const PASSWORD = {
  shortest: 10,
  longest: 128,
  /** The limit of requests that check the password rules after the schema; a longer password is an invalid request. */
  longestInRequest: 1000,
} as const;
