import { brand } from '#app/brand.ts'
import { createMicroCache } from '#app/platform/http/micro-cache.server.ts'
import { cardFonts } from './card-fonts.server.ts'

/** The text of the picture shown beside a link in a chat or a feed. */
export type SocialCard = {
	/** What kind of page it is: 'Job in Pune', 'Guide'. */
	kicker: string
	title: string
	/** The one thing to know, in large: the pay. */
	highlight?: string
	/** One line below. */
	detail?: string
}

const size = { width: 1200, height: 630 }

/** The light theme's tokens, as the renderer wants them. */
const ink = '#14312b'
const inkSoft = '#47605a'
const brandGreen = '#075f4c'
const canvas = '#f8fbfa'
const line = '#d8e2de'

const longest = 96

/** Cut between words; a title as long as that is no longer read in a chat. */
function shorten(text: string): string {
	if (text.length <= longest) return text
	return `${text.slice(0, text.lastIndexOf(' ', longest)).replace(/[\s,;:.–-]+$/, '')}…`
}

function Card({ kicker, title, highlight, detail }: SocialCard) {
	return (
		<div
			style={{
				display: 'flex',
				flexDirection: 'column',
				width: '100%',
				height: '100%',
				backgroundColor: canvas,
				color: ink,
				padding: '60px 72px 0',
				fontFamily: 'Figtree',
			}}
		>
			<div
				style={{
					display: 'flex',
					alignItems: 'center',
					gap: '18px',
					fontSize: '34px',
					fontWeight: 700,
					color: brandGreen,
				}}
			>
				<Mark />
				{brand.name}
			</div>
			<div style={{ display: 'flex', marginTop: '52px', fontSize: '30px', fontWeight: 500, color: inkSoft }}>
				{kicker}
			</div>
			<div
				style={{
					display: 'flex',
					marginTop: '10px',
					fontSize: title.length > 52 ? '54px' : '66px',
					lineHeight: 1.12,
					fontWeight: 700,
					letterSpacing: '-1px',
				}}
			>
				{shorten(title)}
			</div>
			{highlight ? (
				<div style={{ display: 'flex', marginTop: '22px', fontSize: '44px', fontWeight: 700, color: brandGreen }}>
					{highlight}
				</div>
			) : null}
			{detail ? (
				<div style={{ display: 'flex', marginTop: '14px', fontSize: '30px', fontWeight: 500, color: inkSoft }}>
					{shorten(detail)}
				</div>
			) : null}
			<Breaths />
		</div>
	)
}

const wave =
	'h3.3c1 0 1.4-.5 1.6-1.5l1.4-7.3c.2-1.1.8-1.6 1.9-1.7l5-.5c1.1-.1 1.6.5 1.7 1.5l.8 8c.1 1 .6 1.5 1.5 1.5h1.8'

function Mark() {
	return (
		<svg viewBox="0 0 28 28" width={56} height={56}>
			<rect width="28" height="28" rx="7" fill={brandGreen} />
			<path d={`M4.5 20${wave}`} fill="none" stroke={canvas} strokeWidth="2.4" strokeLinecap="round" />
		</svg>
	)
}

/** The capnogram along the lower edge. */
function Breaths() {
	return (
		<svg viewBox="0 0 160 16" width={1056} height={106} style={{ position: 'absolute', left: 72, bottom: 28 }}>
			<path d={`M0 14.5${wave.repeat(8)}`} transform="translate(0 -.5)" fill="none" stroke={line} strokeWidth=".6" />
		</svg>
	)
}

const drawn = createMicroCache<Buffer>({ entries: 400, bytes: 16 * 1024 * 1024 })
const keptSeconds = 3600

/** A PNG of 1200 × 630, some 20 kB; the same words are drawn once an hour. */
export function drawCard(card: SocialCard): Promise<Buffer> {
	return drawn.get(JSON.stringify(card), async () => {
		// Loaded at the first picture, for it takes part of each start otherwise.
		const { render } = await import('takumi-js')
		const value = Buffer.from(await render(<Card {...card} />, { ...size, format: 'png', fonts: cardFonts() }))
		return { value, seconds: keptSeconds, bytes: value.length }
	})
}

/** For those who draw previews, wherever they are. */
export const pictureResponse = (png: Buffer) =>
	new Response(new Uint8Array(png), {
		headers: {
			'Content-Type': 'image/png',
			'Content-Length': String(png.length),
			'Cache-Control': 'public, max-age=86400',
			'Cross-Origin-Resource-Policy': 'cross-origin',
		},
	})
