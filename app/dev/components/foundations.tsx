import { Capnogram } from '#app/ui/capnogram.tsx'
import { LogoMark } from '#app/ui/logo.tsx'
import { Example, Examples } from './example.tsx'

const swatches = [
	'canvas',
	'surface',
	'sunken',
	'raised',
	'hover',
	'line',
	'line-strong',
	'ink-3',
	'ink-2',
	'ink',
	'brand',
	'brand-soft',
	'success',
	'warning',
	'danger',
	'info',
	'urgent',
	'focus',
	'gold',
	'gold-soft',
	'deep',
]

const scale = [
	['lg:text-4xl', '48/52 home'],
	['text-3xl', '31/35 home on phones'],
	['text-2xl', '26/32 page title'],
	['text-xl', '21/28 section'],
	['text-lg', '18/24 block'],
	['text-base', '16/24 base'],
	['text-sm', '14/20 dense'],
	['text-xs', '12.5/17 tag'],
] as const

export function FoundationExamples() {
	return (
		<Examples>
			<Example name="Colours">
				<ul className="grid grid-cols-3 gap-2 text-xs">
					{swatches.map((name) => (
						<li key={name} className="grid gap-1">
							<svg aria-hidden="true" className="h-8 w-full rounded-sm border border-line">
								<rect width="100%" height="100%" fill={`var(--${name})`} />
							</svg>
							{name}
						</li>
					))}
				</ul>
			</Example>
			<Example name="Type">
				<ul className="grid gap-2">
					{scale.map(([size, use]) => (
						<li key={size} className={`${size} font-semibold`}>
							{use}
						</li>
					))}
				</ul>
			</Example>
			<Example name="Numbers, Devanagari, links, motif">
				<div className="grid gap-3">
					<p className="num text-lg font-semibold">₹1,25,000 a month · ₹4,000 per case · 10–20 km</p>
					<p lang="mr">डॉ. क्षितिजा कुलकर्णी, भूलतज्ज्ञ, पुणे</p>
					<p>
						A link <a href="#top">in running text</a>, a <b>strong word</b> and a{' '}
						<span className="text-ink-3">quiet one</span>.
					</p>
					<Capnogram className="w-full text-brand" />
					<p className="flex items-center gap-3">
						<LogoMark size={48} />
						<LogoMark />
						<LogoMark size={16} />
					</p>
				</div>
			</Example>
		</Examples>
	)
}
