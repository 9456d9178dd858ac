import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import type { Theme } from '#app/platform/http/theme.server.ts'
import { drawnOnce } from '#app/pictures/drawn-once.ts'
import { ThemeChoice } from './theme-choice.tsx'

const columns = [
	{
		title: 'For Specialists',
		links: [
			{ to: '/doctors', label: 'Why register' },
			{ to: '/doctors/register', label: 'Register or log in' },
			{ to: '/jobs', label: 'Browse jobs' },
			{ to: '/jobs/in', label: 'Jobs by city' },
			{ to: '/pay', label: 'What hospitals pay' },
			{ to: '/doctors/guides', label: 'Career resources' },
			{ to: '/success-stories', label: 'Success stories' },
		],
	},
	{
		title: 'For Hospitals',
		links: [
			{ to: '/hospitals', label: 'Why hire here' },
			{ to: '/hospitals/plans', label: 'Plans and prices' },
			{ to: '/how-it-works#for-hospitals', label: 'How hiring works' },
			{ to: '/doctor-database', label: 'Specialist database' },
			{ to: '/hospital/auth', label: 'Hospital portal' },
			{ to: '/hospital/post-job', label: 'Post a job' },
			{ to: '/faq', label: 'FAQ' },
		],
	},
	{
		title: 'Company',
		links: [
			{ to: '/about-us', label: 'About us' },
			{ to: '/how-it-works', label: 'How it works' },
			{ to: '/blog', label: 'Blog' },
			{ to: '/contact', label: 'Contact us' },
			{ to: '/grievances', label: 'Complaints and requests' },
			{ to: '/privacy-policy', label: 'Privacy policy' },
			{ to: '/terms-of-service', label: 'Terms of service' },
			{ to: '/cookies', label: 'Cookie policy' },
		],
	},
]

type FooterProps = { theme: Theme; year: number }

/** For visitors, whose pages are documents. */
export function Footer(props: FooterProps) {
	return <footer className="footer" {...drawnOnce(`footer ${props.theme} ${props.year}`, <Columns {...props} />)} />
}

function Columns({ theme, year }: FooterProps) {
	return (
		<>
			<div className="page grid grid-cols-2 gap-x-4 gap-y-6 py-8 md:gap-6 md:py-10 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1.2fr]">
				<div className="col-span-2 grid content-start gap-2 lg:col-span-1">
					<p className="text-base font-bold text-on-deep">{brand.name}</p>
					<p className="max-w-prose">
						We connect surgeons, anesthesiologists, physicians and nurses with hospitals, and make hiring simpler for
						both.
						{company.formerName ? ` Formerly ${company.formerName}.` : ''}
					</p>
				</div>
				{columns.map(({ title, links }) => (
					<nav
						key={title}
						aria-label={title}
						className="grid content-start max-md:last-of-type:col-span-2 max-md:last-of-type:grid-cols-2 max-md:last-of-type:gap-x-4 md:gap-1"
					>
						<h2 className="col-span-full text-sm">{title}</h2>
						{links.map(({ to, label }) => (
							<a key={to} href={to} className="footer-link">
								{label}
							</a>
						))}
					</nav>
				))}
				<div className="max-md:col-span-2">
					<h2 className="text-sm">Contact</h2>
					<address className="mt-1 grid gap-1 not-italic">
						<a href={`tel:${company.phone.replaceAll(' ', '')}`} className="footer-link num">
							{company.phone}
						</a>
						<p>{company.phoneHours}</p>
						<a href={`mailto:${company.email}`} className="footer-link">
							{company.email}
						</a>
						<p>{company.address}</p>
					</address>
				</div>
			</div>
			<div className="page flex flex-wrap items-center justify-between gap-4 border-t border-deep-line py-4">
				<p>
					© {year} {company.legalName}
				</p>
				<ThemeChoice theme={theme} reload />
			</div>
		</>
	)
}
