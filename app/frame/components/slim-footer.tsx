import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import type { Theme } from '#app/platform/http/theme.server.ts'
import { ThemeChoice } from './theme-choice.tsx'

const links = [
	['/faq', 'FAQ'],
	['/terms-of-service', 'Terms of service'],
	['/privacy-policy', 'Privacy policy'],
	['/grievances', 'Complaints and requests'],
	['/contact', 'Contact us'],
] as const

/** Below the pages of logged-in people: help, the law and the theme in one line. */
export function SlimFooter({ theme, year }: { theme: Theme; year: number }) {
	return (
		<footer className="mt-auto border-t border-line text-sm text-ink-2" data-print="no">
			<div className="page flex flex-wrap items-center gap-x-5 py-2">
				<p>
					© {year} {brand.name}
				</p>
				{links.map(([to, label]) => (
					<Link key={to} to={to} className="footer-link">
						{label}
					</Link>
				))}
				<div className="py-1 md:ml-auto">
					<ThemeChoice theme={theme} />
				</div>
			</div>
		</footer>
	)
}
