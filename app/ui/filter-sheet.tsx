import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'

type FilterSheetProps = {
	id: string
	/** The search form of the filters, and the list's address without the sheet. */
	form: string
	href: string
	/** Open in the document that the server sends. */
	isOpen: boolean
	/** What its button promises: 'Show 38 results'. */
	answer: string
	children: ReactNode
}

/** A rail beside the list on wide screens; on phones a dialog that fills the screen, without a script a page of its own. */
export function FilterSheet({ id, form, href, isOpen, answer, children }: FilterSheetProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	return (
		<dialog
			ref={dialog}
			id={id}
			open={isOpen}
			closedby="any"
			aria-labelledby={`${id}-title`}
			data-dialog=""
			className="dialog dialog-full lg:static lg:m-0 lg:block lg:h-auto lg:max-h-none lg:w-auto lg:overflow-visible lg:border-0 lg:bg-transparent lg:[box-shadow:none]"
		>
			<div className="dialog-head lg:static lg:bg-transparent lg:p-0">
				<h2 id={`${id}-title`} className="text-xl lg:sr-only">
					Filters
				</h2>
				{isOpen ? (
					<a href={href} className="btn btn-quiet btn-icon lg:hidden" aria-label="Close">
						<X size={20} aria-hidden="true" />
					</a>
				) : (
					<form method="dialog" className="lg:hidden">
						<Button variant="quiet" iconOnly aria-label="Close">
							<X size={20} aria-hidden="true" />
						</Button>
					</form>
				)}
			</div>
			<div className="dialog-body grid gap-5 lg:p-0">{children}</div>
			<div className="dialog-foot lg:static lg:border-0 lg:bg-transparent lg:px-0 lg:js:hidden">
				<Button form={form} className="flex-1" onClick={() => dialog.current?.close()}>
					<span className="no-js:hidden" data-region="filters-answer">
						{answer}
					</span>
					<span className="js:hidden">Apply filters</span>
				</Button>
			</div>
		</dialog>
	)
}
