/** How long a password may be, in characters. There are no other rules; very common ones are refused. */
export const PASSWORD = { shortest: 10, longest: 128 } as const;
