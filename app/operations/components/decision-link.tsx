import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { Dialog, DialogLink } from '#app/ui/dialog.tsx'
import { KeyHint } from '#app/ui/shortcuts/key-hint.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'

type Keyed = {
	/** The key that opens it, as the button prints it. */
	letter: 'A' | 'R' | 'H' | 'M'
}

type DecisionLinkProps = Keyed & {
	/** The page that does the same without a script. */
	to: string
	title: string
	variant?: 'primary' | 'secondary' | 'danger'
	label: string
	/** The form of the decision. */
	children: ReactNode
}

/** A decision about a case: a button with its key, and the dialog that it opens. */
export function DecisionLink({ letter, to, title, variant = 'secondary', label, children }: DecisionLinkProps) {
	const id = `decision-${letter.toLowerCase()}`
	return (
		<>
			<DialogLink dialog={id} href={to} className={buttonClass({ variant })} data-decision={letter}>
				{label}
				<Key letter={letter} />
			</DialogLink>
			<Dialog id={id} title={title}>
				{children}
			</Dialog>
		</>
	)
}

/** A decision that is one button: its key goes to the button, and Enter presses it. */
export const DecisionButton = ({ letter, children, ...button }: Keyed & ComponentProps<typeof PostButton>) => (
	<div data-decision={letter}>
		<PostButton {...button}>
			{children}
			<Key letter={letter} />
		</PostButton>
	</div>
)

/** Leads to a form further down on the page. */
export const DecisionJump = ({ letter, to, label }: Keyed & { to: string; label: string }) => (
	<a href={`#${to}`} className={buttonClass({ variant: 'secondary' })} data-decision={letter} data-jumps={to}>
		{label}
		<Key letter={letter} />
	</a>
)

const Key = ({ letter }: Keyed) => <KeyHint letter={letter} className="desk-key" />
