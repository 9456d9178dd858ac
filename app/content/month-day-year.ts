const written = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** 'May 10, 2025': the way the legal pages name their day. */
export const monthDayYear = (day: string) => written.format(new Date(`${day}T00:00:00Z`))
