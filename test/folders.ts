/** Every folder with code of the project, for a pattern of files. */
export const everyFolder = '{app,server,start,operate,demo,framework,scripts,test,e2e,bench,hard}'
