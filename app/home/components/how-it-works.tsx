import { Link } from 'react-router'
import { drawnOnce } from '#app/pictures/drawn-once.ts'
import { languageNow, t } from '#app/platform/language/words.ts'

const steps = () => [
	{
		title: t`Register and verify`,
		text: t`Confirm your mobile number with an SMS code and add your council registration. Our team verifies it and shows what was checked and when.`,
	},
	{
		title: t`Apply and follow up`,
		text: t`Apply in two taps. You can see each stage of your application, and the reason if you are not selected.`,
	},
	{
		title: t`Join`,
		text: t`Interview, accept the offer and start. A hospital sees your phone number only after it shortlists you or you accept its contact request.`,
	},
]

export function HowItWorks() {
	return (
		<section
			aria-labelledby="how-it-works-title"
			id="how-it-works"
			className="page mt-8 lg:mt-14"
			{...drawnOnce(`home: how it works ${languageNow()}`, <Content />)}
		/>
	)
}

function Content() {
	return (
		<>
			<h2 id="how-it-works-title" className="lg:text-2xl">
				{t`How it works`}
			</h2>
			<ol className="mt-4 grid gap-6 md:grid-cols-3">
				{steps().map(({ title, text }, index) => (
					<li key={title} className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-line pt-4">
						<span className="num text-2xl leading-6 font-bold text-brand" aria-hidden="true">
							{index + 1}
						</span>
						<div>
							<h3 className="text-lg">{title}</h3>
							<p className="text-ink-2">{text}</p>
						</div>
					</li>
				))}
			</ol>
			<p className="mt-4">
				<Link to="/how-it-works" className="link inline-flex min-h-11 items-center md:min-h-8">
					{t`Read how it works, step by step`}
				</Link>
			</p>
		</>
	)
}
