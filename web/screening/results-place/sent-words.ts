/** Where a result is once the server has it. */
export const SENT_WORDS = 'Saved in your account.';
