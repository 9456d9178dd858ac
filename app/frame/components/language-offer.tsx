import { X } from 'lucide-react'
import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { addressIn, languageTags } from '#app/platform/language/languages.ts'
import type { LanguageOffer as Offer } from '../viewer.ts'

/** One line in the language that the browser asks for, with the same page in it, until it is closed. */
export function LanguageOffer({ language, text, refusal }: Offer) {
	const { pathname, search } = useLocation()
	const tag = languageTags[language]
	return (
		<aside lang={tag} aria-label={text} className="border-b border-line bg-sunken">
			<form method="post" action="/language" className="page flex items-center justify-center gap-2">
				<p>
					<a href={addressIn(language, pathname + search)} hrefLang={tag}>
						{text}
					</a>
				</p>
				<Button name="language" value="en" variant="quiet" iconOnly aria-label={refusal} className="text-ink-2">
					<X size={16} aria-hidden="true" />
				</Button>
			</form>
		</aside>
	)
}
