import { BadgeCheck, EyeOff, IndianRupee, ListChecks } from 'lucide-react'
import { Link } from 'react-router'
import { Band } from '#app/ui/band.tsx'

const reasons = [
	{
		Icon: EyeOff,
		title: 'Private by default',
		text: 'Hospitals see your phone and e-mail only after mutual interest. We do not sell numbers.',
	},
	{
		Icon: IndianRupee,
		title: 'Pay on every job',
		text: 'A job cannot be published without its pay and the unit it is paid in.',
	},
	{
		Icon: BadgeCheck,
		title: 'Hospitals that we checked',
		text: 'Every hospital shows its registration to our team before its first job appears.',
	},
	{
		Icon: ListChecks,
		title: 'You know where you stand',
		text: 'Each application has a stage, a date and, at the end, a reason.',
	},
]

export function WhyChooseUs() {
	return (
		<Band labelledBy="why-title" id="why">
			<h2 id="why-title">Why choose us</h2>
			<ul className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
				{reasons.map(({ Icon, title, text }) => (
					<li key={title}>
						<Icon size={24} aria-hidden="true" className="text-brand" />
						<h3 className="mt-2 text-lg">{title}</h3>
						<p className="text-ink-2">{text}</p>
					</li>
				))}
			</ul>
			<p className="mt-4 flex flex-wrap gap-x-6">
				<Link to="/doctors" className="link inline-flex min-h-11 items-center md:min-h-8">
					What specialists get
				</Link>
				<Link to="/about-us" className="link inline-flex min-h-11 items-center md:min-h-8">
					Who we are
				</Link>
				<Link to="/faq" className="link inline-flex min-h-11 items-center md:min-h-8">
					Questions and answers
				</Link>
			</p>
		</Band>
	)
}
