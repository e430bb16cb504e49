/** The three toggles of the profile page as they are before a learner changes one. From the product specification. */
export const DEFAULT_PREFERENCES = { stutterDetection: true, focusMode: false, dailyReports: true };
