import { BadgeCheck, EyeOff, IndianRupee, ListChecks } from 'lucide-react'
import { Link } from 'react-router'
import { Band } from '#app/ui/band.tsx'

const reasons = [
	{
		Icon: EyeOff,
		title: 'Private by default',
		text: 'A hospital sees your phone and email only after it shortlists you or you accept its contact request. We never sell your number.',
	},
	{
		Icon: IndianRupee,
		title: 'Pay on every job',
		text: 'A hospital cannot post a job without stating the pay, per month, shift, hour or case.',
	},
	{
		Icon: BadgeCheck,
		title: 'Verified hospitals',
		text: 'Our team checks every hospital’s registration before its first job goes live.',
	},
	{
		Icon: ListChecks,
		title: 'You always know your status',
		text: 'Every application shows its stage and date, and a reason if you are not selected.',
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
					FAQ
				</Link>
			</p>
		</Band>
	)
}
