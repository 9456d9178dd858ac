import { Download } from 'lucide-react'
import { type Language, languageNames, languages } from '#app/platform/language/languages.ts'
import { t } from '#app/platform/language/words.ts'

/** The offer as a letter to keep, on the pages of both sides. */
export function LetterLink({ offerId, className = 'btn btn-secondary' }: { offerId: string; className?: string }) {
	return (
		<a href={`/offers/${offerId}/letter`} className={className} download>
			<Download size={18} aria-hidden="true" />
			{t`Download letter (PDF)`}
		</a>
	)
}

/** The languages in which there is a copy of the letter. */
export const copyLanguages = languages.filter((language) => language !== 'en')

/** Beside the English letter, which binds: the same in Hindi and Marathi, or in the one of them that the reader has chosen. */
export const LetterCopies = ({ offerId, reader }: { offerId: string; reader: Language }) =>
	copyLanguages
		.filter((language) => reader === 'en' || reader === language)
		.map((language) => (
			<a
				key={language}
				href={`/offers/${offerId}/letter?language=${language}`}
				className="link inline-flex min-h-11 items-center"
				download
			>
				{t`Courtesy copy in ${{ language: languageNames[language] }} (PDF)`}
			</a>
		))
