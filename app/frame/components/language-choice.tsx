import { languageNames, languages, languageTags } from '#app/platform/language/languages.ts'
import { languageNow, t } from '#app/platform/language/words.ts'

/** Each language by its own name. */
export function LanguageChoice() {
	const chosen = languageNow()
	return (
		<form method="post" action="/language" data-whole="">
			{/* Not a label of the form: a page has two of these, and landmarks of one name cannot be told apart. */}
			<fieldset className="seg" aria-label={t`Language`}>
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
			</fieldset>
		</form>
	)
}
