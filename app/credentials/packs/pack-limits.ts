/** Links of one person that work at the same time. */
export const maxLivePacks = 20
/** How many days a link may work. */
export const packDays = { least: 1, most: 90, default: 14 }
