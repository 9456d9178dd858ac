import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import type { Theme } from '#app/platform/http/theme.server.ts'
import { LanguageChoice } from './language-choice.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { t } from '#app/platform/language/words.ts'

const links = () => [
	{ to: '/faq', label: t`FAQ` },
	{ to: '/terms-of-service', label: t`Terms of service` },
	{ to: '/privacy-policy', label: t`Privacy policy` },
	{ to: '/grievances', label: t`Complaints and requests` },
	{ to: '/contact', label: t`Contact us` },
]

/** Below the pages of logged-in people: help, the law and the theme in one line. */
export function SlimFooter({ theme, year }: { theme: Theme; year: number }) {
	return (
		<footer className="mt-auto border-t border-line text-sm text-ink-2" data-print="no">
			<div className="page flex flex-wrap items-center gap-x-5 py-2">
				<p>
					© {year} {brand.name}
				</p>
				{links().map(({ to, label }) => (
					<Link key={to} to={to} className="footer-link">
						{label}
					</Link>
				))}
				<div className="flex flex-wrap gap-3 py-1 md:ml-auto">
					<LanguageChoice />
					<ThemeChoice theme={theme} />
				</div>
			</div>
		</footer>
	)
}
