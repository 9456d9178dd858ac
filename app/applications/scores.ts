/** What the scores from 1 to 4 mean. Four, so that nobody can sit in the middle. */
export const scoreNames = ['no', 'rather not', 'yes', 'a clear yes'] as const
