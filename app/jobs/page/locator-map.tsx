import { locatorSize, type Locator } from './locator.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

/** Where a job is, drawn by us: no map service learns who looks at it. */
export function LocatorMap({ locator: { rings, spots, me }, label }: { locator: Locator; label: string }) {
	const { width, height } = locatorSize
	const [x, y] = [width / 2, height / 2]
	return (
		<svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block w-full">
			<path fill="var(--a-wall)" d={`M0 0h${width}v${height}H0z`} />
			<circle cx={x} cy={y} r={rings.at(-1)?.r} fill="var(--a-pool)" opacity=".6" />
			<g fill="none" stroke="var(--a-line)" strokeOpacity=".35" strokeDasharray="3 4">
				{rings.map(({ km, r }) => (
					<circle key={km} cx={x} cy={y} r={r} />
				))}
			</g>
			<g fill="var(--a-line)" fontSize="10">
				{rings.map(({ km, r }) => (
					<text key={km} x={x} y={y + r - 3} textAnchor="middle">
						{t`${{ km }} km`}
					</text>
				))}
				{spots.map((spot) => (
					<g key={spot.name}>
						<circle cx={spot.x} cy={spot.y} r="2.5" />
						<text x={spot.x + (spot.x > x ? 6 : -6)} y={spot.y + 3.5} textAnchor={spot.x > x ? 'start' : 'end'}>
							{saidName(spot.name)}
						</text>
					</g>
				))}
			</g>
			{me ? (
				<>
					<path
						d={`M${x} ${y}L${me.x} ${me.y}`}
						stroke="var(--brand)"
						strokeWidth="2.5"
						strokeDasharray="1 6"
						strokeLinecap="round"
					/>
					<circle cx={me.x} cy={me.y} r="6" fill="var(--a-gold)" stroke="var(--surface)" strokeWidth="2.5" />
					<text x={me.x} y={me.y - 10} textAnchor="middle" fontSize="11" fontWeight="700" fill="var(--a-line)">
						{t`You`}
					</text>
				</>
			) : null}
			<path
				d={`M${x} ${y}c8-9 12-15 12-20a12 12 0 0 0-24 0c0 5 4 11 12 20Z`}
				fill="var(--brand)"
				stroke="var(--surface)"
				strokeWidth="1.5"
			/>
			<circle cx={x} cy={y - 20} r="4.5" fill="var(--on-brand)" />
		</svg>
	)
}
