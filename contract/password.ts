/** Password length in characters. The only other rule is that very common passwords are refused. */
export const PASSWORD = { shortest: 10, longest: 128 } as const;
