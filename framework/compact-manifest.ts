import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'

type Route = {
	id: string
	parentId?: string
	path?: string
	index?: boolean
	hasAction: boolean
	hasLoader: boolean
	hasDefaultExport: boolean
	hasErrorBoundary: boolean
	module: string
	imports: string[]
}
type Manifest = { routes: Record<string, Route> }

const assignment = 'window.__reactRouterManifest='

export function compactManifests(folder: string) {
	for (const name of readdirSync(folder)) {
		if (!/^manifest-.*\.js$/.test(name)) continue
		const file = path.join(folder, name)
		writeFileSync(file, compactManifest(readFileSync(file, 'utf8')))
	}
}

/** Addresses that only programs and scripts read, and files. No page leads to one within the app, so no page has to load their names. */
const isForPrograms = ({ path = '', hasDefaultExport, hasAction }: Route) =>
	!hasDefaultExport &&
	(/^(api|embed|feeds|payments|\.well-known)\/|\.(csv|ico|ics|js|json|pdf|pem|png|txt|webmanifest|xml)$/.test(path) ||
		(!hasAction && readDirectly.test(path)))

/** Read by an image, a link to a file or a script, without the router. */
const readDirectly =
	/^(icons|sitemaps|calendar)\/|^(updates|updates\/since|search\/suggestions)$|\/(files|documents|logo|photos|pictures)\/:\w+$|\/(photo|picture|document|resume|letter|pdf|csv)$/

function readPages(source: string): Manifest {
	const { routes, ...others } = JSON.parse(source.slice(assignment.length).replace(/;$/, '')) as Manifest
	return { ...others, routes: Object.fromEntries(Object.entries(routes).filter(([, route]) => !isForPrograms(route))) }
}

/**
 * React Router's list of all routes that pages lead to, of which every hydrated page needs the whole, as columns and the program that
 * makes the list of them again: half the bytes. A list that would not come out the same stays as it is.
 */
export function compactManifest(source: string): string {
	if (!source.startsWith(assignment)) return source
	const manifest = readPages(source)
	const compact = `${assignment}${expand}(${JSON.stringify(pack(manifest))});`
	return isDeepStrictEqual(readManifest(compact), manifest) ? compact : source
}

/** What the program leaves in the browser's window. */
export function readManifest(program: string): unknown {
	return JSON.parse(String(runInNewContext(`window={};${program};JSON.stringify(window.__reactRouterManifest)`)))
}

function pack({ routes, ...others }: Manifest) {
	const all = Object.values(routes).sort((a, b) => kindName(a).localeCompare(kindName(b)))
	const empty = all.find(({ hasDefaultExport }) => !hasDefaultExport)?.module
	const ids = all.map(({ id }) => id)
	// All files of a build end alike, after the name of the page.
	const tail = all.map(endOf).find((end) => end !== undefined)
	// Neighbours of one kind: it is enough to say how many there are.
	const kinds = runsOf(all.map((route) => kindOf(route, ids))).map(([kind, length]) => `${length} ${kind}`)
	return [
		others,
		empty,
		tail,
		kinds,
		...[
			idsToSend(ids),
			all.map(({ path }) => path),
			all.map(({ id, module, hasDefaultExport }) =>
				module === (hasDefaultExport ? `${beginOf(id)}${tail}` : empty) ? '' : nameOf(module),
			),
		].map((column) => column.join()),
	]
}

const beginOf = (id: string) => `/assets/${id.replace('/routes/', '-')}-`

const endOf = ({ id, module, hasDefaultExport }: Route) =>
	hasDefaultExport && id.includes('/routes/') && module.startsWith(beginOf(id))
		? module.slice(beginOf(id).length)
		: undefined

/** Neighbours that are alike compress best: the routes of a folder, and of these what is of a kind. */
const kindName = (route: Route) =>
	[folderOf(route.id), route.parentId, flagsOf(route), route.imports, route.path].join()

const folderOf = (id: string) => id.split('/routes/')[0]

/** 'jobs/list' and behind it 'show' for jobs/routes/list and jobs/routes/show; '=root' for what is in no folder of routes. */
const idsToSend = (ids: string[]) =>
	ids.map((id, at) => {
		const [folder = '', name] = id.split('/routes/')
		if (name === undefined) return `=${id}`
		return folder === folderOf(ids[at - 1] ?? '') && !name.includes('/') ? name : `${folder}/${name}`
	})

function runsOf(names: string[]): [name: string, length: number][] {
	const starts = names.flatMap((name, at) => (name === names[at - 1] ? [] : [at]))
	return starts.map((start, at) => [names[start] ?? '', (starts[at + 1] ?? names.length) - start])
}

/** What many routes have alike: the layout around them, what they import, which functions they have. */
const kindOf = (route: Route, ids: string[]) =>
	[ids.indexOf(route.parentId ?? ''), flagsOf(route), ...route.imports].join(' ')

const nameOf = (module: string) => module.slice('/assets/'.length, -'.js'.length)

const flagsOf = (route: Route) =>
	[route.hasAction, route.hasLoader, route.hasDefaultExport, route.hasErrorBoundary, route.index].reduce(
		(flags, flag, bit) => flags + (flag ? 1 << bit : 0),
		0,
	)

/** Runs in browsers. Paths and names hold no comma, and a route without a path is the root's index or a group. */
const expand = `(([others,empty,tail,kinds,...columns])=>{
let routes={},folder,[ids,paths,files]=columns.map(c=>c.split(","));
ids=ids.map(i=>i[0]=="="?i.slice(1):(i.includes("/")?folder=i.split("/")[0]:i=folder+"/"+i,i.replace("/","/routes/")));
let rows=kinds.flatMap(k=>{let [count,...row]=k.split(" ");return Array(+count).fill(row)});
ids.forEach((id,i)=>{
let [parent,flags,...imports]=rows[i],has=b=>!!(flags>>b&1),file=files[i];
parent=ids[parent];
routes[id]={id,parentId:parent,path:paths[i]||(parent?void 0:""),index:has(4)||void 0,hasAction:has(0),hasLoader:has(1),hasClientAction:!1,hasClientLoader:!1,hasClientMiddleware:!1,hasDefaultExport:has(2),hasErrorBoundary:has(3),module:file?"/assets/"+file+".js":has(2)?"/assets/"+id.replace("/routes/","-")+"-"+tail:empty,imports,css:[]}
});
return{...others,routes}})`
