/** How many questions each game with a fixed number of them has. Pages that show runs need no more of these games. */
export const QUESTION_COUNTS = { 'word-or-not': 84, 'letter-round': 24, 'sound-match': 14 } as const;
