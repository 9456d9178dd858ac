import { createHash } from 'node:crypto'
import { brand } from '#app/brand.ts'
import { type JobCardData, toJobCard } from '#app/jobs/page/card.ts'
import { listOpenJobsOf } from '#app/jobs/search/search.server.ts'
import { findPublicHospital } from '#app/hospitals/page/public-page.server.ts'
import type { EmbedTheme } from './themes.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'

/** A frame with more would be a page of its own, and there is one: the link at the end leads there. */
const maxJobs = 50

const style = [
	':root{color-scheme:light dark}[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}',
	'body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#fff,#121a18);color:light-dark(#14231f,#eef0ea)}',
	'ul{margin:0;padding:0;list-style:none}li{padding:.875rem .25rem;border-bottom:1px solid light-dark(#e3e0d6,#2c3734)}',
	'a{color:light-dark(#075f4c,#70d3b2)}a:hover{text-decoration-thickness:2px}',
	'a:focus-visible{outline:3px solid light-dark(#1d5be0,#8db4ff);outline-offset:2px;border-radius:2px}',
	'h2{margin:0;font-size:1.0625rem;line-height:1.4;overflow-wrap:anywhere}p{margin:.125rem 0 0;font-size:.875rem;color:light-dark(#44544f,#c3ccc6)}',
	'.all{padding:.75rem .25rem}',
].join('')

/** Tells the page around it how tall the list is, and nothing else. */
const script =
	"const tell=()=>parent.postMessage({jobListHeight:document.documentElement.scrollHeight},'*');new ResizeObserver(tell).observe(document.body);addEventListener('load',tell)"

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The only document that any site may frame. It has no forms, and its links leave the frame. */
export const embedHeaders = {
	'Content-Type': 'text/html; charset=utf-8',
	'Cache-Control': 'public, max-age=300',
	'Cross-Origin-Resource-Policy': 'cross-origin',
	'Content-Security-Policy': `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; frame-ancestors *; base-uri 'none'; form-action 'none'`,
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')

/** The open jobs of a hospital as a document for a frame; with `null` for a hospital that has no public page. */
export async function writeJobList(hospitalId: string | null, theme: EmbedTheme, origin: string) {
	const hospital = hospitalId === null ? null : await findPublicHospital(hospitalId)
	if (!hospital) return { status: 404, html: page('Open jobs', theme, '<p>This list of jobs is not available.</p>') }
	const rows = await listOpenJobsOf(hospital.id, [], maxJobs)
	const now = new Date()
	const items = inLanguage('en', () => rows.map((row) => writeItem(toJobCard(row, now), origin)).join(''))
	const list = items === '' ? '<p>There are no open jobs at the moment.</p>' : `<ul>${items}</ul>`
	const all = `<p class="all"><a href="${origin}/hospitals/${hospital.id}" target="_top">All jobs at ${escaped(hospital.name)} on ${escaped(brand.name)}</a></p>`
	return { status: 200, html: page(`Open jobs at ${hospital.name}`, theme, list + all) }
}

/** Without landmarks: it is a part of the page around it, which has its own. */
const page = (title: string, theme: EmbedTheme, body: string) =>
	`<!DOCTYPE html><html lang="en-IN" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head><body>${body}<script>${script}</script></body></html>`

const writeItem = ({ to, title, location, pay, shifts, employment, posted }: JobCardData, origin: string) =>
	`<li><h2><a href="${origin}${to}" target="_top">${escaped(title)}</a></h2><p>${escaped([location, pay, shifts, employment].filter(Boolean).join(' · '))}</p><p>${escaped(posted)}</p></li>`
