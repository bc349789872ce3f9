{{- define "oche.name" -}}
{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- end }}

{{- define "oche.labels" -}}
app.kubernetes.io/name: oche
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "oche.selector" -}}
app.kubernetes.io/name: oche
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "oche.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "oche.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
fsGroupChangePolicy: OnRootMismatch
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "oche.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{- define "oche.env" -}}
- name: PUBLIC_URL
  value: {{ required "publicUrl is where browsers reach Oche" .Values.publicUrl | quote }}
- name: TRUST_PROXY
  value: {{ .Values.trustProxy | quote }}
{{- range $name, $value := .Values.env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{- define "oche.secrets" -}}
- secretRef:
    name: {{ required "existingSecret has what is secret, e.g. DATABASE_URL" .Values.existingSecret }}
{{- end }}

{{- define "oche.mounts" -}}
- name: tmp
  mountPath: /tmp
{{- if .Values.uploads.enabled }}
- name: data
  mountPath: /var/lib/oche
{{- end }}
{{- end }}

{{- define "oche.volumes" -}}
- name: tmp
  emptyDir: {}
{{- if .Values.uploads.enabled }}
- name: data
  persistentVolumeClaim:
    claimName: {{ .Values.uploads.existingClaim | default (include "oche.name" .) }}
{{- end }}
{{- end }}

{{- define "oche.probes" -}}
startupProbe:
  httpGet: { path: /health/live, port: http }
  periodSeconds: 2
  failureThreshold: 150
livenessProbe:
  httpGet: { path: /health/live, port: http }
  periodSeconds: 15
  timeoutSeconds: 10
readinessProbe:
  httpGet: { path: /health/ready, port: http }
  periodSeconds: 5
  timeoutSeconds: 6
{{- end }}
