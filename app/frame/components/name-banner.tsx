import { X } from 'lucide-react'
import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import { Button } from '#app/ui/button.tsx'
import { t } from '#app/platform/language/words.ts'

/** One line about the former name, until it is closed. */
export function NameBanner() {
	return (
		<aside aria-label={t`Name change`} className="border-b border-line bg-sunken text-sm text-ink-2">
			<form method="post" action="/name-banner" className="page flex h-8 items-center justify-center gap-2">
				<p>{t`${{ former: company.formerName }} is now ${{ brand: brand.name }}.`}</p>
				<Button
					variant="quiet"
					size="sm"
					iconOnly
					aria-label={t`Close the line about the former name`}
					className="-my-1.5 text-ink-2"
				>
					<X size={16} aria-hidden="true" />
				</Button>
			</form>
		</aside>
	)
}
