/** Meaning of the scores 1 to 4. Four, so that no one can choose the middle. */
export const scoreNames = ['no', 'probably not', 'yes', 'strong yes'] as const
