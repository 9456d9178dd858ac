import { BadgeCheck, EyeOff, IndianRupee, ListChecks } from 'lucide-react'
import { Link } from 'react-router'
import { drawnOnce } from '#app/pictures/drawn-once.ts'
import { CheckScene } from '#app/pictures/check-scene.tsx'
import { languageNow, t } from '#app/platform/language/words.ts'

const reasons = () => [
	{
		Icon: BadgeCheck,
		title: t`Every hospital`,
		text: t`Before a hospital’s first job goes live, we check its registration against its documents.`,
	},
	{
		Icon: ListChecks,
		title: t`Every council number`,
		text: t`We check the name, number and year against the state council’s register and show the date.`,
	},
	{
		Icon: IndianRupee,
		title: t`Pay on every job`,
		text: t`A hospital cannot post a job without stating the pay, per month, shift, hour or case.`,
	},
	{
		Icon: EyeOff,
		title: t`Your number`,
		text: t`A hospital sees it only after it shortlists your application or you accept its contact request, and only if you share it.`,
	},
]

export function WhyChooseUs() {
	return (
		<section
			aria-labelledby="why-title"
			id="why"
			className="page mt-8 lg:mt-14"
			{...drawnOnce(`home: why choose us ${languageNow()}`, <Content />)}
		/>
	)
}

function Content() {
	return (
		<>
			<div className="panel grid overflow-hidden md:grid-cols-[15rem_1fr] lg:grid-cols-[20rem_minmax(0,1fr)]">
				<CheckScene className="h-56 w-full md:h-full" />
				<div className="px-4 py-5 lg:p-8">
					<p className="text-sm font-semibold text-brand">{t`Why choose us`}</p>
					<h2 id="why-title" className="lg:text-2xl">
						{t`What we check, and how`}
					</h2>
					<dl className="mt-4 grid gap-4 lg:grid-cols-2 lg:gap-6">
						{reasons().map(({ Icon, title, text }) => (
							<div key={title} className="grid grid-cols-[1.75rem_1fr]">
								<dt className="col-span-2 grid grid-cols-subgrid font-semibold">
									<Icon size={20} aria-hidden="true" className="mt-0.5 text-brand" />
									{title}
								</dt>
								<dd className="col-start-2 text-sm text-ink-2">{text}</dd>
							</div>
						))}
					</dl>
					<p className="mt-4 flex flex-wrap gap-x-6 text-sm">
						<Link to="/doctors" className="link inline-flex min-h-11 items-center md:min-h-8">
							{t`What specialists get`}
						</Link>
						<Link to="/about-us" className="link inline-flex min-h-11 items-center md:min-h-8">
							{t`Who we are`}
						</Link>
						<Link to="/faq" className="link inline-flex min-h-11 items-center md:min-h-8">
							{t`FAQ`}
						</Link>
					</p>
				</div>
			</div>
		</>
	)
}
