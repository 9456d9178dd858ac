import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { adultAge } from '#app/law.ts'
import { consentItems } from '#app/identity/consent-notice.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

type ConsentFieldProps = {
	problem: FormProblem | undefined
	/** Before the id, where a page has two such forms. */
	idPrefix?: string
	/** Ticked before, when the person comes back to the form. */
	isTicked?: boolean
}

/** What an account needs, in one line with its box, which we never tick; the whole notice unfolds below it. */
export function ConsentField({ problem, idPrefix = '', isTicked = false }: ConsentFieldProps) {
	return (
		<div>
			<Checkbox
				name="consent"
				id={`${idPrefix}consent`}
				label={t`I am ${{ adultAge }} or older. I agree that ${{ name: brand.name }} uses my name, number and profile to find me hospital work, and shows hospitals what my privacy settings allow.`}
				defaultChecked={problem ? fieldValue(problem, 'consent') === 'on' : isTicked}
				error={problem?.fields?.['consent']}
			/>
			<details className="pl-[1.875rem] text-sm">
				<summary className="link inline-flex min-h-11 cursor-pointer items-center">
					{t`What we use, what for and for how long`}
				</summary>
				<ul className="grid gap-1.5 pb-2">
					{consentItems
						.filter(({ isRequired }) => isRequired)
						.map(({ key, title, what, until }) => (
							<li key={key}>
								<strong>{title}.</strong> {what} {until}
							</li>
						))}
				</ul>
				<p className="text-ink-2">
					{rich({
						link: (words) => (
							<Link to="/privacy-policy" className="link">
								{words}
							</Link>
						),
					})`You can view or withdraw your consent any time in Settings, under My data. <link>Privacy policy</link>`}
				</p>
			</details>
		</div>
	)
}
