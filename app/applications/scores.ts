/** What the scores from 1 to 4 mean. Four, so that nobody can sit in the middle. */
export const scoreNames = ['no', 'probably not', 'yes', 'strong yes'] as const
