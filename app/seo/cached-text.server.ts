import { createMicroCache } from '#app/platform/http/micro-cache.server.ts'

const kept = createMicroCache<string | null>({ entries: 60, bytes: 48 * 1024 * 1024 })

/** What robots and readers of feeds fetch, written at most once a minute however many ask. */
export const keepForAMinute = (key: string, write: () => Promise<string | null>) =>
	kept.get(key, async () => {
		const value = await write()
		return { value, seconds: value === null ? 0 : 60, bytes: (value?.length ?? 0) * 2 }
	})

export const textResponse = (text: string, contentType: string, maxAgeSeconds: number) =>
	new Response(text, {
		headers: { 'Content-Type': `${contentType}; charset=utf-8`, 'Cache-Control': `public, max-age=${maxAgeSeconds}` },
	})
