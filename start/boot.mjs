// The entry of every npm script. Nothing in this file is newer than Node 12, so that an old Node can read why it is refused.
const oldestNode = 20

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
	console.error(
		`This needs Node ${oldestNode} or newer, and here is ${process.versions.node}. Get a current one from https://nodejs.org.`,
	)
	process.exit(1)
}
void import('./launch.mjs')
