import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button.tsx'
import { cx } from '../cx.ts'
import { t } from '#app/platform/language/words.ts'

type FilterSheetProps = {
	id: string
	/** The search form of the filters, and the list's address without the sheet. */
	form: string
	href: string
	/** Open in the document that the server sends. */
	isOpen: boolean
	/** What its button promises: 'Show 38 results'. */
	answer: string
	/** False: a sheet on wide screens too. */
	isRail?: boolean
	children: ReactNode
}

/** A rail beside the list on wide screens; on phones a dialog that fills the screen, without a script a page of its own. */
export function FilterSheet({ id, form, href, isOpen, answer, isRail = true, children }: FilterSheetProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	return (
		<dialog
			ref={dialog}
			id={id}
			open={isOpen}
			closedby="any"
			aria-labelledby={`${id}-title`}
			data-dialog=""
			className={cx('dialog dialog-full', isRail && 'filter-rail')}
		>
			<div className="dialog-head">
				<h2 id={`${id}-title`} className="text-xl">
					{t`Filters`}
				</h2>
				{isOpen ? (
					<a href={href} className="btn btn-quiet btn-icon" aria-label={t.of('button')`Close`}>
						<X size={20} aria-hidden="true" />
					</a>
				) : (
					<form method="dialog">
						<Button variant="quiet" iconOnly aria-label={t.of('button')`Close`}>
							<X size={20} aria-hidden="true" />
						</Button>
					</form>
				)}
			</div>
			<div className="dialog-body grid gap-5">{children}</div>
			<div className="dialog-foot">
				<Button form={form} className="flex-1" onClick={() => dialog.current?.close()}>
					<span className="no-js:hidden" data-region="filters-answer">
						{answer}
					</span>
					<span className="js:hidden">{t`Apply filters`}</span>
				</Button>
			</div>
		</dialog>
	)
}
