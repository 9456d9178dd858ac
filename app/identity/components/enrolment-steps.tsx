import type { Enrolment } from '../second-factor/authenticator.server.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

/** What to do with the app, once: scan or type the secret, and keep the recovery codes. */
export function EnrolmentSteps({ enrolment: { address, secret, qr, recoveryCodes } }: { enrolment: Enrolment }) {
	return (
		<ol className="grid gap-8">
			<li className="grid gap-3">
				<h2 className="text-lg">{t`1. Scan this with your authenticator app`}</h2>
				{/* Black on white in both themes: cameras expect it. */}
				<svg
					viewBox={`0 0 ${qr.size} ${qr.size}`}
					width={208}
					height={208}
					role="img"
					aria-label={t`QR code for the setup key below`}
					shapeRendering="crispEdges"
					className="rounded-md border border-line"
				>
					<rect width={qr.size} height={qr.size} fill="#fff" />
					<path d={qr.path} fill="#000" />
				</svg>
				<p>
					{rich({
						link: (words) => <a href={address}>{words}</a>,
						code: (words) => <code className="num">{words}</code>,
					})`On this phone? <link>Open the app</link>. Or enter this setup key: <code>${{ secret }}</code>`}
				</p>
			</li>
			<li className="grid gap-3">
				<h2 className="text-lg">{t`2. Keep these recovery codes`}</h2>
				<p>
					{t`Each code works once if you lose your phone. We will not show them again, so print them or write them down.`}
				</p>
				<ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-sunken p-4 sm:grid-cols-3">
					{recoveryCodes.map((code) => (
						<li key={code}>
							<code className="num">{code}</code>
						</li>
					))}
				</ul>
			</li>
		</ol>
	)
}
