import { languageNames, languages, languageTags } from '#app/platform/language/languages.ts'
import { languageNow, t } from '#app/platform/language/words.ts'

/** Each language by its own name. */
export function LanguageChoice() {
	const chosen = languageNow()
	return (
		<form method="post" action="/language" className="seg" aria-label={t`Language`} data-whole="">
			{languages.map((language) => (
				<button
					key={language}
					type="submit"
					name="language"
					value={language}
					lang={languageTags[language]}
					aria-pressed={language === chosen}
				>
					{languageNames[language]}
				</button>
			))}
		</form>
	)
}
