/** A person on a list: a band from edge to edge on phones, a card beside others where there is room. */
export const cardLook =
	'relative grid h-full grid-cols-[minmax(0,1fr)] content-start gap-2 bg-surface px-4 py-4 target:bg-brand-soft md:rounded-lg md:border md:border-line'

/** All of the card leads to the profile. */
export const cardLinkLook = 'text-ink no-underline after:absolute after:inset-0 hover:underline'

/** Buttons sit above the link of the card. */
export const cardFootLook = 'relative z-1 mt-1 justify-self-start self-end'
