import { Outlet } from 'react-router'
// The frame around members' pages comes with these pages. On any other page that a member opens it is fetched by itself.
import '../components/workspace.tsx'

/** It guards nothing and draws nothing: each page below asks who is there, and the root draws the frame. */
export default function HospitalPages() {
	return <Outlet />
}
