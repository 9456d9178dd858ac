import type { FormProblem } from '#app/platform/http/form.ts'

type Refusal = 'no-such-site' | 'past' | 'for-few'

/** Why a request for cover is not sent as it was filled in, beside what is to be changed. */
export function refusedForm(
	failure: Refusal,
	{ languages }: { languages: readonly string[] },
	values: FormProblem['values'],
): FormProblem {
	const kept = values === undefined ? {} : { values }
	switch (failure) {
		case 'no-such-site':
			return { form: 'This site has been removed. Choose another one above.', ...kept }
		case 'past':
			return { fields: { from: ['Choose a time that is still to come.'] }, ...kept }
		case 'for-few':
			return { fields: { [languages.length > 0 ? 'languages' : 'credentials']: [forFew] }, ...kept }
	}
}

const forFew =
	'Fewer than 5 verified specialists listed around this site meet all required credentials and languages. Clear some of them and write them in the note. Everyone we ask reads it.'
