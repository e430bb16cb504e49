/** The length of a person's name, in characters. Our own limits. */
export const NAME = { shortest: 1, longest: 80 } as const;
