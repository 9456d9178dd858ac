/*
 * Served as it stands by routes/offline-worker.tsx, with `const version = '…', languages = […]` in front: another build is
 * another version. Pages always come from the network. Kept are, in each language, one page that says that there is none and,
 * for a signed-in specialist, one with the applications last seen, all with their style sheet and font.
 */
/** As addresses begin that name a language, '/hi'; English has none. */
const prefixes = languages.map((language) => `/${language}`)
const offlinePages = ['', ...prefixes].map((prefix) => `${prefix}/offline`)
const ownPage = '/doctors/offline'
const publicCache = `offline-${version}`
const ownCache = 'own-page'
/** Counts sign-outs, so that a page fetched before one is not kept after it. */
let generation = 0

self.addEventListener('install', (event) => {
	const kept = offlinePages.map((page) => keep(publicCache, page, 'omit'))
	event.waitUntil(Promise.all(kept).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
	event.waitUntil(
		(async () => {
			for (const name of await caches.keys()) {
				if (name !== publicCache && name !== ownCache) await caches.delete(name)
			}
			// The request for a page leaves while the worker is still waking up.
			await self.registration.navigationPreload?.enable()
			await self.clients.claim()
		})(),
	)
})

async function keep(cacheName, page, credentials) {
	const begun = generation
	const response = await fetch(page, { credentials })
	if (!response.ok || response.redirected) return false
	const html = await response.clone().text()
	const drawnWith = [...html.matchAll(/href="(\/(?:assets|fonts)\/[^"]+\.(?:css|woff2))"/g)].map(
		([, address]) => address,
	)
	if (begun !== generation) return false
	const cache = await caches.open(cacheName)
	await cache.addAll(drawnWith)
	await cache.put(page, response)
	return true
}

function forget() {
	generation++
	return caches.delete(ownCache)
}

self.addEventListener('message', (event) => {
	if (event.data === 'forget') event.waitUntil(forget())
	if (event.data === 'keep') event.waitUntil(keep(ownCache, ownPage, 'same-origin').then((kept) => kept || forget()))
})

self.addEventListener('fetch', (event) => {
	const { request } = event
	const { origin, pathname } = new URL(request.url)
	if (origin !== self.location.origin) return
	if (request.method === 'POST' && /^\/logout(\.data)?$/.test(pathname)) event.waitUntil(forget())
	if (request.method !== 'GET') return
	if (request.mode === 'navigate') event.respondWith(visit(event))
	else if (/^\/(assets|fonts)\/[^?]+\.(css|woff2)$/.test(pathname))
		event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})

async function visit(event) {
	try {
		return (await event.preloadResponse) ?? (await fetch(event.request))
	} catch {
		const { pathname } = new URL(event.request.url)
		const prefix = prefixes.find((own) => `${pathname}/`.startsWith(`${own}/`)) ?? ''
		return (await caches.match(ownPage)) ?? (await caches.match(`${prefix}/offline`)) ?? Response.error()
	}
}

self.addEventListener('push', (event) => {
	const { title, href, tag } = event.data.json()
	const look = { icon: '/icons/192.png', badge: '/icons/badge-96.png' }
	event.waitUntil(self.registration.showNotification(title, { ...look, tag, data: { href } }))
})

self.addEventListener('notificationclick', (event) => {
	event.notification.close()
	const target = new URL(event.notification.data.href, self.location.origin)
	if (target.origin !== self.location.origin) return
	event.waitUntil(
		(async () => {
			const [open] = await self.clients.matchAll({ type: 'window' })
			if (!open) return self.clients.openWindow(target.href)
			await open.focus()
			return open.navigate(target.href)
		})(),
	)
})

// Now and then a browser changes its address with the push service.
self.addEventListener('pushsubscriptionchange', (event) => {
	event.waitUntil(
		(async () => {
			const { options } = event.oldSubscription ?? {}
			const subscription =
				event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
			if (!subscription) return
			const { endpoint, keys } = subscription.toJSON()
			await fetch('/notifications/push', { method: 'POST', body: new URLSearchParams({ endpoint, ...keys }) })
		})(),
	)
})
