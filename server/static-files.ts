import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { acceptedEncodings } from './compress.ts'
import { dropDocumentHeaders } from './security-headers.ts'

const contentTypes: Record<string, string> = {
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
}

/** What a browser never shows by itself, as it would a picture. */
const subresource = /^(text\/(css|javascript)|font\/)/

type StaticFile = { contentType: string; cacheControl: string; etag: string; body: Buffer; br?: Buffer; gzip?: Buffer }

/** All public files, held in memory with their compressed twins: they are few, and a rebuild cannot pull them away. */
export function loadStaticFiles(folder: string): Map<string, StaticFile> {
	const files = new Map<string, StaticFile>()
	if (!existsSync(folder)) return files
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		const extension = path.extname(entry.name)
		const contentType = contentTypes[extension]
		if (!entry.isFile() || !contentType) continue
		const file = path.join(entry.parentPath, entry.name)
		const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
		const body = readFileSync(file)
		files.set(address, {
			contentType,
			// The build names what it makes by content, and fonts carry a version: a changed file has another name.
			cacheControl: /^\/(assets|fonts)\//.test(address)
				? 'public, max-age=31536000, immutable'
				: 'public, max-age=3600',
			etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
			body,
			...(existsSync(`${file}.br`) ? { br: readFileSync(`${file}.br`) } : {}),
			...(existsSync(`${file}.gz`) ? { gzip: readFileSync(`${file}.gz`) } : {}),
		})
	}
	return files
}

export function sendStaticFile(req: IncomingMessage, res: ServerResponse, file: StaticFile) {
	if (subresource.test(file.contentType)) dropDocumentHeaders(res)
	res.setHeader('Cache-Control', file.cacheControl)
	res.setHeader('ETag', file.etag)
	if (file.br || file.gzip) res.setHeader('Vary', 'Accept-Encoding')
	if (req.headers['if-none-match'] === file.etag) {
		res.writeHead(304).end()
		return
	}
	res.setHeader('Content-Type', file.contentType)
	const accepted = acceptedEncodings(req.headers['accept-encoding'])
	const [encoding, body] =
		file.br && accepted.has('br')
			? (['br', file.br] as const)
			: file.gzip && accepted.has('gzip')
				? (['gzip', file.gzip] as const)
				: ([undefined, file.body] as const)
	if (encoding) res.setHeader('Content-Encoding', encoding)
	res.setHeader('Content-Length', body.length)
	res.writeHead(200).end(req.method === 'HEAD' ? undefined : body)
}
