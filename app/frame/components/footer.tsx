import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import type { Theme } from '#app/platform/http/theme.server.ts'
import { drawnOnce } from '#app/pictures/drawn-once.ts'
import { LanguageChoice } from './language-choice.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { languageNow, t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

const columns = () => [
	{
		title: t`For Specialists`,
		links: [
			{ to: '/doctors', label: t`Why register` },
			{ to: '/doctors/register', label: t`Register or log in` },
			{ to: '/jobs', label: t`Browse jobs` },
			{ to: '/jobs/in', label: t`Jobs by city` },
			{ to: '/pay', label: t`What hospitals pay` },
			{ to: '/doctors/guides', label: t`Career resources` },
			{ to: '/success-stories', label: t`Success stories` },
		],
	},
	{
		title: t`For Hospitals`,
		links: [
			{ to: '/hospitals', label: t`Why hire here` },
			{ to: '/hospitals/plans', label: t`Plans and prices` },
			{ to: '/how-it-works#for-hospitals', label: t`How hiring works` },
			{ to: '/doctor-database', label: t`Specialist database` },
			{ to: '/hospital/auth', label: t`Hospital portal` },
			{ to: '/hospital/post-job', label: t`Post a job` },
			{ to: '/faq', label: t`FAQ` },
		],
	},
	{
		title: t`Company`,
		links: [
			{ to: '/about-us', label: t`About us` },
			{ to: '/how-it-works', label: t`How it works` },
			{ to: '/blog', label: t`Blog` },
			{ to: '/contact', label: t`Contact us` },
			{ to: '/grievances', label: t`Complaints and requests` },
			{ to: '/privacy-policy', label: t`Privacy policy` },
			{ to: '/terms-of-service', label: t`Terms of service` },
			{ to: '/cookies', label: t`Cookie policy` },
		],
	},
]

type FooterProps = { theme: Theme; year: number }

/** For visitors, whose pages are documents. */
export function Footer(props: FooterProps) {
	return (
		<footer
			className="footer"
			{...drawnOnce(`footer ${props.theme} ${props.year} ${languageNow()}`, <Columns {...props} />)}
		/>
	)
}

function Columns({ theme, year }: FooterProps) {
	return (
		<>
			<div className="page grid grid-cols-2 gap-x-4 gap-y-6 py-8 md:gap-6 md:py-10 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1.2fr]">
				<div className="col-span-2 grid content-start gap-2 lg:col-span-1">
					<p className="text-base font-bold text-on-deep">{brand.name}</p>
					<p className="max-w-prose">
						{t`We connect surgeons, anesthesiologists, physicians and nurses with hospitals, and make hiring simpler for both.`}
						{company.formerName ? ` ${t`Formerly ${{ name: company.formerName }}.`}` : ''}
					</p>
				</div>
				{columns().map(({ title, links }) => (
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
					<h2 className="text-sm">{t`Contact`}</h2>
					<address className="mt-1 grid gap-1 not-italic">
						<a href={`tel:${company.phone.replaceAll(' ', '')}`} className="footer-link num">
							{company.phone}
						</a>
						<p>{company.phoneHours}</p>
						<a href={`mailto:${company.email}`} className="footer-link">
							{company.email}
						</a>
						<p {...asWritten()}>{company.address}</p>
					</address>
				</div>
			</div>
			<div className="page flex flex-wrap items-center justify-between gap-4 border-t border-deep-line py-4">
				<p>
					© {year} {company.legalName}
				</p>
				<div className="flex flex-wrap gap-3">
					<LanguageChoice />
					<ThemeChoice theme={theme} reload />
				</div>
			</div>
		</>
	)
}
